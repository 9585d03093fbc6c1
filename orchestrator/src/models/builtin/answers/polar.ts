import { languageOf, wordsOf } from '../../language/words.ts'

/** 'Does …?', 'Has …?', 'Ist …?': asked for yes or no. What there is, and which of two is more, is asked for otherwise. */
const polar =
  /^\W*(?:(?:and|so|und|also)\s+)?(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|must|should|may|ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|kann|können|darf|dürfen|muss|müssen|soll|sollen|unterstützt|erfüllt|bietet|gehört|deckt|enthält)(?!\p{L})(?!\s+(?:there|we|you|i|wir|sie|ich|es)(?!\p{L}))/iu
const comparison = /(?<!\p{L})(?:than|als)\s+\p{L}/iu

/** 'Was hat der Vorstand beschlossen?' asks what, and not whether. */
const isGermanWhat = (question: string): boolean =>
  /^\W*was(?!\p{L})/iu.test(question) && languageOf(wordsOf(question)) === 'de'

export const isPolar = (question: string): boolean =>
  polar.test(question) && !comparison.test(question) && !isGermanWhat(question)
