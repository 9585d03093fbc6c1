/** Bodies that decide, each by its names in both languages: what one of them does is not done by another. */
const bodies: readonly RegExp[] = [
  /(?<![\p{L}])(?:executive board|management board|managing directors?|executive management|vorstand\w*|geschäftsführung|geschäftsleitung|geschäftsführer(?:in)?)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:supervisory board|board of (?:supervisors|trustees)|aufsichtsrat\w*|verwaltungsrat\w*|stiftungsrat\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:works council|staff council|staff committee|employee representatives|betriebsrat\w*|personalrat\w*|gesamtbetriebsrat\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:steering (?:committee|board|group)|lenkungsausschuss\w*|lenkungskreis\w*|steuerkreis\w*|lenkungsgremium\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:audit committee|prüfungsausschuss\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:general meeting|shareholders?['’]? meeting|annual general meeting|hauptversammlung|gesellschafterversammlung|mitgliederversammlung|generalversammlung)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:city council|town council|stadtrat\w*|gemeinderat\w*|kreistag\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:ethics (?:committee|board)|ethikkommission|ethikrat\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:data protection officer|datenschutzbeauftragte\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:information security officer|chief information security officer|ciso|informationssicherheitsbeauftragte\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:project (?:manager|lead|leader|director)|projektleit\w+)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:programme (?:manager|lead|director)|program (?:manager|lead|director)|programmleit\w+)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:sponsors?|auftraggeber\w*)(?![\p{L}])/iu,
]

const bodiesIn = (text: string): ReadonlySet<number> =>
  new Set(bodies.flatMap((body, index) => (body.test(text) ? [index] : [])))

/** Whether each names a body, and none that the other names: 'Vorstand' where it is the 'Aufsichtsrat'. */
export function nameOtherBodies(one: string, other: string): boolean {
  const [left, right] = [bodiesIn(one), bodiesIn(other)]
  return left.size > 0 && right.size > 0 && ![...left].some((body) => right.has(body))
}
