/** German names of the roles that come with the product (decisions D1); their English ones are those that are stored. */
const german = new Map([
  ['SUPER_ADMIN', 'Super-Admin'],
  ['Firm Admin', 'Firmen-Admin'],
  ['Consultant', 'Berater'],
  ['Client Admin', 'Klienten-Admin'],
  ['Client Member', 'Klienten-Mitglied'],
  ['Client Viewer', 'Klienten-Leser'],
])

/** A role's name in the reader's language; what a tenant has named stays as it is. */
export const roleText = (name: string, language: string): string =>
  language.startsWith('de') ? (german.get(name) ?? name) : name
