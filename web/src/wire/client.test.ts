import { describe, expect, test } from 'vitest';
import { Client, GREETING, SILENCE, UNANSWERED } from './client';
import { MadeUpOutbox, madeUpPorts, MadeUpServer, MadeUpTime, moved, Noted, settle } from './testing';

async function joined(outbox = new MadeUpOutbox()) {
  const time = new MadeUpTime();
  const server = new MadeUpServer('t1');
  const noted = new Noted();
  const client = new Client({ table: 't1' }, madeUpPorts(time, server, outbox), noted);
  const leave = client.begin();
  await settle();
  server.greet();
  return { time, server, noted, client, leave, outbox };
}

const move = (turn: number, text: string) => ({ move: { table: 't1', turn, moves: [text] } });

describe('a client', () => {
  test('joins with the version that it has, and hears of everything since', async () => {
    const { server, noted, time } = await joined();
    expect(noted.versions).toEqual([1, 2, 3, 4]);
    server.happen(moved(0, 'd2-d3'));
    server.cut();
    expect(noted.connections.at(-1)).toBe('lost');
    server.happen(moved(1, 'd7-d6'), false);
    time.pass(10_000);
    server.greet();
    expect(server.line.heard[0]!.do).toEqual({ join: { table: 't1', after: 5 } });
    expect(noted.versions).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('asks again where an event is missing, and takes none twice', async () => {
    const { server, noted } = await joined();
    server.happen(moved(0, 'd2-d3'), false);
    const second = server.happen(moved(1, 'd7-d6'));
    expect(noted.versions).toEqual([1, 2, 3, 4, 5, 6]);
    server.tellEvents(second);
    server.tellEvents(...server.events);
    expect(noted.versions).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('puts in order what overtook something else', async () => {
    const { server, noted } = await joined();
    const first = server.happen(moved(0, 'd2-d3'), false);
    server.happen(moved(1, 'd7-d6'));
    server.tellEvents(first);
    expect(noted.events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('finds out by a heartbeat that it was told nothing', async () => {
    const { server, noted } = await joined();
    server.happen(moved(0, 'd2-d3'), false);
    expect(noted.versions).toHaveLength(4);
    server.beat();
    expect(noted.versions).toHaveLength(5);
  });

  test('begins anew where the server was set back', async () => {
    const { server, noted, time } = await joined();
    server.happen(moved(0, 'd2-d3'));
    server.events.pop();
    server.cut();
    time.pass(1_000);
    server.greet();
    expect(noted.events.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  test('sends what was not answered again under its old name, and it is done once', async () => {
    const { server, client, time, noted } = await joined();
    let done = 0;
    server.does = () => ({ done: { version: ++done } });
    server.losesAnswers = true;
    const { answer, id } = client.ask(move(0, 'd2-d3'));
    server.cut();
    expect(client.waiting.map((ask) => ask.id)).toEqual([id]);
    server.losesAnswers = false;
    time.pass(1_000);
    server.greet();
    expect(await answer).toEqual({ done: { version: 1 } });
    expect(server.heard.map((ask) => ask.id)).toEqual([id, id]);
    expect([done, client.waiting, noted.answered.length]).toEqual([1, [], 1]);
  });

  test('sends again what was not answered while the line lives', async () => {
    const { server, client, time } = await joined();
    server.losesAnswers = true;
    const { id } = client.ask(move(0, 'd2-d3'));
    server.losesAnswers = false;
    for (let beats = 0; beats * 2_000 <= UNANSWERED; beats++) {
      time.pass(2_000);
      server.beat();
    }
    expect(server.heard.map((ask) => ask.id)).toEqual([id, id]);
    expect(client.waiting).toEqual([]);
  });

  test('keeps messages in their order when they are sent again', async () => {
    const { server, client, time } = await joined();
    server.cut();
    const ids = ['d2-d3', 'e2-e3', 'a2-a3'].map((text, turn) => client.ask(move(turn, text)).id);
    time.pass(1_000);
    server.greet();
    expect(server.heard.map((ask) => ask.id)).toEqual(ids);
  });

  test('finds what was not answered before a reload, and hears the first answer', async () => {
    const before = await joined();
    before.server.losesAnswers = true;
    const { id } = before.client.ask(move(0, 'd2-d3'));
    await settle();
    before.leave();
    const noted = new Noted();
    const time = new MadeUpTime();
    before.server.losesAnswers = false;
    const client = new Client({ table: 't1' }, madeUpPorts(time, before.server, before.outbox), noted);
    client.begin();
    before.server.greet();
    await settle();
    expect(before.server.heard.map((ask) => ask.id)).toEqual([id, id]);
    expect(noted.answered).toMatchObject([[{ id }, { done: {} }]]);
    expect(before.outbox.asks).toEqual([]);
  });

  test('asks again when it is told to, and tells a refusal once', async () => {
    const { server, client, time } = await joined();
    let asked = 0;
    const sentence = { id: 'table-not-your-turn', text: 'no' };
    server.does = () => (++asked < 3 ? { again: sentence } : { refused: sentence });
    const { answer } = client.ask(move(0, 'd2-d3'));
    time.pass(10_000);
    expect(await answer).toEqual({ refused: sentence });
    expect(asked).toBe(3);
  });

  test('gives a line up that is silent, and waits longer each time', async () => {
    const { server, time, noted } = await joined();
    time.pass(SILENCE);
    expect(noted.connections.at(-1)).toBe('lost');
    const opened: number[] = [];
    for (let step = 0; step < 600; step++) {
      const lines = server.lines.length;
      time.pass(100);
      if (server.lines.length > lines) opened.push(time.time);
    }
    const pauses = opened.slice(1).map((at, index) => at - opened[index]! - GREETING);
    expect(pauses.length).toBeGreaterThan(3);
    expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0) - 200)).toBe(true);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5_200);
  });

  test('stays on a line that shows signs of life', async () => {
    const { server, time } = await joined();
    for (let beats = 0; beats < 20; beats++) {
      time.pass(2_000);
      server.beat();
    }
    expect(server.lines).toHaveLength(1);
  });

  test('takes the other way where the first one never comes about, and plays on there', async () => {
    const time = new MadeUpTime();
    const server = new MadeUpServer('t1');
    const noted = new Noted();
    const client = new Client({ table: 't1' }, madeUpPorts(time, server), noted);
    client.begin();
    await settle();
    for (let tries = 0; tries < 2; tries++) {
      server.cut();
      time.pass(5_000);
    }
    server.greet();
    expect(server.line.heard).toEqual([]);
    expect(noted.versions).toEqual([1, 2, 3, 4]);
    expect(await client.ask(move(0, 'd2-d3')).answer).toEqual({ done: {} });
    // A gap is filled by another line from where we are.
    server.happen(moved(0, 'd2-d3'), false);
    server.beat();
    time.pass(1_000);
    expect(server.line.subject.after).toBe(4);
    server.greet();
    expect(noted.versions).toEqual([1, 2, 3, 4, 5]);
  });

  test('comes back at once when the network does, and slowly to a server that had enough', async () => {
    const { server, client, time, noted } = await joined();
    server.cut();
    client.wakeUp();
    expect(server.lines).toHaveLength(2);
    server.greet();
    server.tell({ goodbye: 'flood' });
    time.pass(2_000);
    expect(server.lines).toHaveLength(2);
    expect(noted.told.at(-1)).toEqual({ goodbye: 'flood' });
    time.pass(4_000);
    expect(server.lines).toHaveLength(3);
  });

  test('is told when the table cannot be had', async () => {
    const { server, client, noted } = await joined();
    server.joined = { refused: { id: 'table-unknown', text: 'no' } };
    client.again('key');
    client.wakeUp();
    server.greet();
    expect(server.line.heard[0]!.do).toMatchObject({ join: { key: 'key', after: 0 } });
    expect(noted.denied).toEqual(['table-unknown']);
  });

  test('opens no line any more when it has been left', async () => {
    const { server, time, leave } = await joined();
    server.cut();
    leave();
    time.pass(60_000);
    expect(server.lines).toHaveLength(1);
  });
});
