/** A source's name with the place in it; a document's first heading often is its name. */
export const titleOf = (name: string, place: string): string =>
  place === '' || place === name ? name : `${name}, ${place}`
