// Text made small and back: deflated, behind a checksum, because a raw deflate stream that lost a letter may still unfold to
// something that looks like a game.

/** What the rules read at most; a small link must not unfold to fill the memory. */
export const MOST_BYTES = 16 << 20;
const CHECKSUM_BYTES = 4;

export async function squeeze(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextEncoder().encode(text);
  const small = await drain(plain, new CompressionStream('deflate-raw'), Infinity);
  const whole = new Uint8Array(CHECKSUM_BYTES + small!.length);
  new DataView(whole.buffer).setUint32(0, crc32(plain));
  whole.set(small!, CHECKSUM_BYTES);
  return whole;
}

/** Nothing where the bytes were not made by `squeeze`, or were damaged since. */
export async function unfold(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (bytes.length <= CHECKSUM_BYTES) return undefined;
  const expected = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  try {
    const plain = await drain(bytes.subarray(CHECKSUM_BYTES), new DecompressionStream('deflate-raw'), MOST_BYTES);
    if (plain === undefined || crc32(plain) !== expected) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

/** What comes out of a stream at the other end; nothing where that is more than `most` bytes. */
async function drain(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const writer = stream.writable.getWriter();
  // A damaged stream fails on both ends; it is the reading end that tells.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** CRC-32 as in zip files. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
