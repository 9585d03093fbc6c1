/** A source's name with the place in it, which some names already hold. */
export const titleOf = (name: string, place: string): string =>
  place === '' || name === place || name.endsWith(`, ${place}`) ? name : `${name}, ${place}`
