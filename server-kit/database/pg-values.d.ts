/** What pg itself writes a parameter as; its types leave the module out. */
declare module 'pg/lib/utils.js' {
  const values: { prepareValue: (value: unknown) => string | Buffer | null }
  export default values
}
