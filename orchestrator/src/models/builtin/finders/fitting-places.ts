import type { Corpus } from './corpus.ts'
import type { Section } from './pieces.ts'
import { type Around, byDetail, byName } from './section-fit.ts'
import { headingMeans } from './headings-meant.ts'
import { isShortFor } from './short-for.ts'
import { stemsOf } from './stems.ts'
import type { Wanted } from './wanted.ts'
import { rules } from './weights.ts'

const numerals = new Set(
  'two three four five six seven eight nine ten zwei drei vier fünf sechs sieben acht neun zehn'.split(' '),
)

type Words = Pick<Around, 'weigh' | 'unknown'>

/**
 * Each section with how far what stands above it is what the part asks for. A table of which the detail alone speaks
 * gives way where another stands under the part's whole name, and one that lists the same things with none of the
 * columns that are asked for where another has these.
 */
export function fittingPlaces(wanted: Wanted, { sections, stems }: Corpus, words: Words) {
  const places = sections.flatMap((section) => {
    const around = stems.get(section)
    if (around === undefined) return []
    const name = byName(wanted, section, { ...around, ...words })
    const detail = byDetail(wanted, section)
    return [{ section, around, name, detail, named: Math.max(name, detail) }]
  })
  if (places.every(({ named }) => named === 0)) {
    const means = headingMeans(wanted)
    for (const place of places) if (means(place.section)) place.named = rules.kindFits
  }
  const isNamedWhole = places.some(
    ({ section, name }) => name >= rules.wholeName && section.heads.length > 0 && section.pieces.length > 1,
  )
  const hasAsked = ({ heads }: Section): boolean =>
    heads
      .slice(1)
      .some(
        (head) =>
          isShortFor(head, wanted.detail) || stemsOf(head).some((stem) => wanted.hints.includes(stem)),
      )
  const whole = new Set(
    places.flatMap(({ section, name }) => (name >= rules.wholeName ? [section.source] : [])),
  )
  const isListed = places.some(({ section, detail }) => detail > 0 && hasAsked(section))
  // 'Three cases' is what 'Cases chosen' asks for, and 'Business case' another thing.
  const isAlone = ({ title }: Section): boolean => {
    const stems = stemsOf((title.split(' › ').at(-1) ?? '').replace(/^[\d.]+\s*/, ''))
    return (
      wanted.names.length === 1 &&
      stems.length > 0 &&
      stems.every((stem) => wanted.names.includes(stem) || numerals.has(stem))
    )
  }
  const hasAlone = places.some(({ section, name }) => name >= rules.wholeName && isAlone(section))
  return places.map((place) => {
    if (hasAlone && place.detail === 0 && place.name > 0 && !isAlone(place.section))
      return { ...place, named: 0 }
    const { section, name, detail } = place
    const isOther = (isNamedWhole && name < rules.wholeName) || (isListed && !hasAsked(section))
    if (detail > name && isOther && section.heads.length > 0) return { ...place, named: name }
    // A heading with some of the name says little where another source has one with all of it.
    const isInPart = name < rules.titleWhole && whole.size > 0 && !whole.has(section.source)
    return isInPart && detail === 0 && name > 0 ? { ...place, named: 0 } : place
  })
}
