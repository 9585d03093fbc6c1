import pg from 'pg'

const int8 = 20

/** How values come back: int8 as numbers, because no count or amount here passes 2^53. */
export const valueTypes = new pg.TypeOverrides()
valueTypes.setTypeParser(int8, Number)

/** The text of a jsonb value, as its columns take it. */
export const json = (value: unknown): string => JSON.stringify(value)
