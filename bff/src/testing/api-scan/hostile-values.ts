import fc from 'fast-check'

const nested = (levels: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Texts that readers, databases, file systems and terminals have stumbled over. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e\u2066',
  '\u0007\u001b[31m',
  '👩‍👩‍👧‍👦'.repeat(40),
  'é'.repeat(3000),
  'x'.repeat(100_000),
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '9'.repeat(400),
  'null',
  'undefined',
  '[object Object]',
  '%',
  '%00',
  '%s%n',
  '_',
  '\\',
  "'; drop table user_account; --",
  "' or '1'='1",
  '" onload="alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '=cmd|calc',
  '../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-01-01T00:00:00+14:00',
  '{}',
  '[',
  ':*',
  '& | ! ()',
  '<->',
  "a:b & 'c",
]

const numbers: readonly unknown[] = [
  0, -0, -1, 0.1, 1e-320, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991,
  9_223_372_036_854_775_808, 1e21, 1e308, -1e308,
]

const structures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 2000 }, () => 1),
  Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`key${place}`, place])),
  JSON.parse('{"__proto__":{"isSuperAdmin":true}}') as unknown,
  { constructor: { prototype: { polluted: true } } },
  { toString: 1, valueOf: 2, hasOwnProperty: 3, length: -1 },
  { $ne: null },
  { toJSON: 'x' },
  { then: 'x' },
  nested(20),
  nested(200),
]

/** Any value that no schema hoped for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...structures) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
)

export const unknownKeys: readonly string[] = [
  'unexpected',
  '__proto__',
  'constructor',
  'prototype',
  'isSuperAdmin',
  'updatedAt',
  'firmId',
  'clientId',
  'id',
  'permissions',
  '',
  'a.b',
  'a[b]',
  '$where',
  '\u0000',
  'x'.repeat(5000),
]

type Path = (string | number)[]

/** Every place in a value, the value itself included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 5).map((item, index): [number, unknown] => [index, item])
    : Object.entries(value)
  return [path, ...entries.flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

/** A copy with what stands at the place changed; `undefined` takes it away. */
function changeAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index): unknown[] => {
      const next = index === key ? changeAt(item, rest, change) : item
      return next === undefined ? [] : [next]
    })
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, item]: [string, unknown]) => {
      const next = name === key ? changeAt(item, rest, change) : item
      return next === undefined ? [] : [[name, next]]
    }),
  )
}

const withKey = (value: unknown, key: string, extra: unknown): unknown => {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  // Own by definition: an assignment to `__proto__` would not be.
  return isObject ? Object.fromEntries([...Object.entries(value), [key, extra]]) : extra
}

/** A valid value with one thing about it broken. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...placesIn(value))
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(place, hostileValue).map(([path, wrong]) => changeAt(value, path, () => wrong)),
    },
    { weight: 1, arbitrary: place.map((path) => changeAt(value, path, () => undefined)) },
    { weight: 1, arbitrary: place.map((path) => changeAt(value, path, (old) => [old, old])) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(place, fc.constantFrom(...unknownKeys), hostileValue)
        .map(([path, key, extra]) => changeAt(value, path, (old) => withKey(old, key, extra))),
    },
  )
}
