/** One part of the file: rows of a table, found by the columns that name the person. */
export interface OwnSection {
  /** What it is called in the file. */
  name: string
  table: string
  /** With points: a place inside of a column of JSON. */
  columns: readonly string[]
  /** Columns with the person's id; which of them did is said with each row, where there are several. */
  by: readonly [string, ...string[]]
  /** Read as the role of sign-in: the table belongs to no tenant. */
  isOfSignIn?: true
  /** Kept of super admins too, who have no tenant. */
  isOfPlatform?: true
  /** Without an id of their own: few, and read at once. */
  isShort?: true
}
