/** 'Took place', 'wurde durchgeführt': verbs that say only that something was done. */
const occurs =
  /(?<![\p{L}])(?:took place|taken place|(?:was|were|been) (?:held|done|made|conducted|performed|carried out|executed)|happened|occurred|erfolgte?n?|stattgefunden|fand(?:en)?(?= [^.]*statt)|durchgeführt|vorgenommen|abgehalten)(?![\p{L}])/iu
/** A sentence that tells of anything done: in the past or the perfect, or with what fills it in a table or list. */
const tellsOfDeeds =
  /(?<![\p{L}])(?:was|were|been|did|went|took|held|made|ran|met|gave|wurden?|worden|fand(?:en)?|gab|hatten?|erfolgt\w*|done|\p{L}{2,}ed)(?![\p{L}])|(?<![\p{L}])(?:has|have) (?:\p{L}+ly )?\p{L}+(?:en|ne|wn|ut|lt)(?![\p{L}])|(?<![\p{L}])(?:hat|haben|ist|sind)(?![\p{L}])[^,;]*\p{L}+(?:t|en)\W*$|[:|;]|\d/iu

/** Whether a statement says only that something was done, and a sentence tells of nothing done: it speaks of it at most. */
export const lacksDeed = (statement: string, sentence: string): boolean =>
  occurs.test(statement) && !tellsOfDeeds.test(sentence)
