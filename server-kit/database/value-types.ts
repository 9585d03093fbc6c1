import pg from 'pg'

const int8 = 20
const date = 1082

/**
 * How values come back: int8 as numbers, because no count or amount here passes 2^53; a calendar day as its text
 * (`2026-11-21`), because a Date would be another day elsewhere.
 */
export const valueTypes = new pg.TypeOverrides()
valueTypes.setTypeParser(int8, Number)
valueTypes.setTypeParser(date, String)
