/** When those who offer something show it: 'When do the vendors present?', 'Wann präsentieren die Bieter?' */
const presentedAsked =
  /^\W*(?:when|wann)(?!\p{L})[^?]*(?<!\p{L})(?:(?:do|will|does|are|is)\s[^?]*(?:present(?:ing|ed)?|show|demonstrat\p{L}*|pitch\p{L}*)|präsentier\p{L}*|führen[^?]*\svor|stellen[^?]*\svor|vorgeführt|vorgestellt)(?!\p{L})/iu
const german = /^\W*wann(?!\p{L})/iu

/** When vendors present is told by the date of the demonstrations; the question itself where it asks for nothing of the kind. */
export const byPresented = (question: string): string =>
  !presentedAsked.test(question)
    ? question
    : german.test(question)
      ? 'Zeitplan Vorführungen'
      : 'timetable demonstrations'
