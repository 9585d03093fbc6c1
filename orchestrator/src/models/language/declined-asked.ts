/** Who was asked and did not take part: 'Who did not submit (a bid)?', 'Wer hat kein Angebot abgegeben?' */
const declinedAsked =
  /^\W*(?:(?:and|so|und) )?(?:who|which|wer|welche\p{L}*)(?!\p{L})[^?]*?(?<!\p{L})(?:(?:not|never|nicht|kein\p{L}*)(?!\p{L})[^?]{0,30}?(?<!\p{L})(?:bids?|tender\p{L}*|offer\p{L}*|proposals?|respond\p{L}*|repl(?:y|ied)|take part|taken part|participat\p{L}*|angebote?|angeboten|geboten|geantwortet|teilgenommen|beteiligt|(?:submit(?:ted)?|answer(?:ed)?|abgegeben|eingereicht)(?=\W*$))|declined|withdr[ae]w\p{L}*|pulled out|dropped out|abgesagt|zurückgezogen|ausgestiegen)(?!\p{L})/iu
const german = /^\W*(?:und )?(?:wer|welche\p{L}*)(?!\p{L})/iu

export const asksForDeclined = (question: string): boolean => declinedAsked.test(question)

/** Who did not take part is told by who declined or withdrew; the question itself where it asks for nothing of the kind. */
export const byDeclined = (question: string): string =>
  !asksForDeclined(question)
    ? question
    : german.test(question)
      ? 'eingeladene Anbieter, abgesagt, zurückgezogen'
      : 'invited vendors declined withdrew'
