/** 'Nobody but the tenant may …' says that only the tenant may. */
const nobodyBut: readonly [pattern: RegExp, only: string][] = [
  [
    /(?<![\p{L}])(?:nobody|no one|no-one|none|no other \p{L}+)(?: else)? (?:but|except(?: for)?|other than|than)(?![\p{L}])/giu,
    'only',
  ],
  [/(?<![\p{L}])(?:niemand(?:em|en)?|keiner)(?: anderes?| sonst)? (?:außer|als)(?![\p{L}])/giu, 'nur'],
  [/(?<![\p{L}])(?:does|do|did|has|have|had)(?: not|n['’]t) (?:have |had )?a single(?![\p{L}])/giu, 'has no'],
  [/(?<![\p{L}])kein(e[nrms]?)? einzige[nrms]?(?![\p{L}])/giu, 'kein$1'],
  [/(?<![\p{L}])(?:nobody|no one|no-one) outside(?: of)?(?![\p{L}])/giu, 'only'],
  [/(?<![\p{L}])(?:niemand(?:em|en)?|keiner) außerhalb(?: von)?(?![\p{L}])/giu, 'nur'],
  [
    /(?<![\p{L}])(?:nobody|no one|no-one)(?= [^.;]*? (?:alone|by themselves)(?![\p{L}]))/giu,
    'only at least two people',
  ],
  [/(?<![\p{L}])niemand(?= [^.;]*? allein(?![\p{L}]))/giu, 'nur mindestens zwei Personen'],
]

/** A text with what it says by denying it of all others said of whom it is so. */
export const withPlainExclusives = (text: string): string =>
  nobodyBut.reduce((known, [pattern, only]) => known.replace(pattern, only), text)
