import { builtInRoles } from '../../authorization/built-in-roles.ts'

/** Letters of other scripts that look like Latin ones, in lower case, beside the Latin ones. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьƅ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    i: 'іιıɩ',
    j: 'ј',
    k: 'кκ',
    l: 'ⅼӏ|1',
    m: 'мⅿ',
    n: 'пո',
    o: 'оοσօ0',
    p: 'рρ',
    r: 'гг',
    s: 'ѕ$5',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ѡω',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([latin, others]) => Array.from(others, (other): [string, string] => [other, latin])),
)

/**
 * What is left of a name for the eye: without marks, invisible signs and gaps, in Latin letters. The table is no
 * complete one of the look-alikes in Unicode; it has those that the built-in names can be written with.
 */
const skeletonOf = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase(), (sign) => lookAlikes.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Never in the role list (Document 1, section 6), however they are written. */
const hidden = /^superadmin(istrator)?$/

const builtIn = new Set(Object.values(builtInRoles).map(({ name }) => skeletonOf(name)))

/**
 * Names that no custom role may take: it would vanish from the list, or pass for a role that pages ask for by name
 * (Document 1, section 2.1, Guard).
 */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  return hidden.test(skeleton) || builtIn.has(skeleton)
}

/** Lower-case names that the list leaves out. */
export const hiddenNames = ['super_admin', 'superadmin', 'super admin', 'super administrator']
