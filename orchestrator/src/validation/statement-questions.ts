import { inLanguages } from '@parley/contracts/in-languages.ts'
import { contentStems, germanStem, languageOf, stem, wordsOf } from '../models/language/index.ts'

/** What a source says where a statement does not hold, word by word; both ways round, English and German. */
const pairs =
  `approved:rejected agreed:disputed signed:unsigned named:unnamed appointed:vacant assigned:unassigned
  complete:incomplete completed:outstanding finished:unfinished done:outstanding closed:open resolved:unresolved
  confirmed:unconfirmed decided:undecided defined:undefined documented:undocumented known:unknown clear:unclear
  available:unavailable sufficient:insufficient adequate:inadequate tested:untested trained:untrained funded:unfunded
  secured:unsecured encrypted:unencrypted compliant:non-compliant valid:expired current:outdated included:excluded
  within:exceeds below:above before:after early:late punctual:delayed realistic:unrealistic accepted:refused
  supported:unsupported covered:uncovered passed:failed succeeded:failed increased:decreased all:some every:some
  genehmigt:abgelehnt freigegeben:abgelehnt vereinbart:strittig unterzeichnet:ausstehend unterschrieben:ausstehend
  benannt:unbesetzt besetzt:unbesetzt vollständig:unvollständig abgeschlossen:ausstehend erledigt:offen geschlossen:offen
  geklärt:ungeklärt bestätigt:unbestätigt entschieden:unentschieden festgelegt:offen dokumentiert:undokumentiert
  bekannt:unbekannt klar:unklar verfügbar:nicht-vorhanden ausreichend:unzureichend getestet:ungetestet
  geschult:ungeschult gültig:abgelaufen aktuell:veraltet enthalten:ausgeschlossen innerhalb:überschreitet vor:nach
  rechtzeitig:verspätet pünktlich:verspätet realistisch:unrealistisch akzeptiert:verweigert bestanden:gescheitert
  gestiegen:gesunken alle:einige jeder:mancher`
    .split(/\s+/)
    .map((pair) => pair.split(':').map((word) => word.replace('-', ' ')))

const opposites = new Map(
  pairs.flatMap(([one = '', other = '']): [string, string][] => [
    [other, one],
    [one, other],
  ]),
)

const denial =
  /\b(?:not|no|never|nobody|nothing|none|nicht|kein|keine|keinen|keiner|nie|niemand|nichts)\s?/giu
const verb =
  /\b(?:is|are|was|were|has|have|had|will|can|does|do|ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können)\b/iu

const denials = inLanguages({ en: 'not', de: 'nicht' })

/**
 * A statement's opposite, for a search alone: denials are taken out; where there are none, words are turned into their
 * contraries and the verb is denied. Not always good grammar, but what a source that says the contrary would say.
 */
function oppositeOf(statement: string): string {
  if (statement.search(denial) !== -1) return statement.replace(denial, '')
  const turned = statement.replace(/[\p{L}]+/gu, (word) => opposites.get(word.toLowerCase()) ?? word)
  const not = denials(languageOf(wordsOf(statement)))
  const denied = verb.test(statement)
    ? statement.replace(verb, (found) => `${found} ${not}`)
    : `${not} ${statement}`
  return turned === statement ? denied : `${turned} ${denied}`
}

/** What a statement is about, whatever it says of it: its content words without figures and what could be said the other way round. */
function subjectOf(statement: string): string {
  const stems = new Set(contentStems(statement))
  return wordsOf(statement)
    .filter((word) => stems.has(stem(word)) || stems.has(germanStem(word)))
    .filter((word) => !/\d/.test(word) && !opposites.has(word))
    .join(' ')
}

/** What is searched for a statement: itself, what it is about, and its opposite (docs/agents.md). */
export const questionsOfStatement = (statement: string): string[] => [
  ...new Set([statement, subjectOf(statement), oppositeOf(statement)].filter((text) => text.trim() !== '')),
]
