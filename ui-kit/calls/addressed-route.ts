/** A route by its address alone: the contract's types without its schemas, which pages before sign-in need not load. */
export const addressed = <D extends { name: string; method: string; path: string }>(
  address: Pick<D, 'name' | 'method' | 'path'>,
): D => address as D
