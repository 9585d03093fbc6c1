const deciderAsked =
  /^\W*(?:who|wer)(?!\p{L})[^?]*(?<!\p{L})(?:decides?|decided|approves?|signs off|awards?|selects?|chooses?|picks|entscheidet|entscheiden|genehmigt|vergibt|wählt|beauftragt)(?!\p{L})/iu
const german = /^\W*wer(?!\p{L})/iu

/** Who decides is told where bodies and their rights are; the question itself where it asks for nobody who decides. */
export const byDecider = (question: string): string =>
  !deciderAsked.test(question)
    ? question
    : german.test(question)
      ? 'Governance Ausschuss Entscheidungen'
      : 'governance committee decisions'
