// What the rules' list of variants says of one, which is known before the rules have arrived.

import catalog from 'virtual:catalog';

export const hasDice = (variant: string): boolean => catalog.some((info) => info.id === variant && info.dice);

export const isVariant = (variant: string): boolean => catalog.some((info) => info.id === variant);
