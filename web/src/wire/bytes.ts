// 32 bytes as they travel: 64 hexadecimal digits.

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

/** 32 bytes of the device's own chance: nobody else can know them. */
export const freshBytes = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
