import { beforeEach, expect, test } from 'vitest';
import { newDevice, refusingDevice } from '../keeping/testing';
import { TableOutbox } from './outbox';

beforeEach(newDevice);

const say = (id: string) => ({ id, do: { say: { table: 't1', phrase: 'hello' as const } } });

test('messages are found again in their order, each table its own', async () => {
  const box = new TableOutbox('t1', () => 5);
  for (const id of ['b', 'a', 'c']) expect(await box.keep(say(id))).toBeUndefined();
  await new TableOutbox('t2').keep(say('d'));
  box.forget('a');
  const left = await new TableOutbox('t1', () => 5).left();
  expect(left.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('messages of before a reload come before later ones', async () => {
  await new TableOutbox('t1', () => 5).keep(say('first'));
  const box = new TableOutbox('t1', () => 5);
  await box.left();
  await box.keep(say('second'));
  expect((await box.left()).map(({ id }) => id)).toEqual(['first', 'second']);
});

test('messages that nobody answered for a month are dropped', async () => {
  const day = 86_400_000;
  await new TableOutbox('t1', () => 0).keep(say('old'));
  await new TableOutbox('t1', () => 20 * day).keep(say('new'));
  expect((await new TableOutbox('t1', () => 31 * day).left()).map(({ id }) => id)).toEqual(['new']);
});

test('a device that keeps nothing says why', async () => {
  refusingDevice();
  expect(await new TableOutbox('t1').keep(say('a'))).toBe('refused');
});
