/** Inputs that were filled in to get past the form: they state nothing. */
export const isPlaceholder = (value: string): boolean =>
  /^\W*$|^\W*(?:n\/?a|tbd|tba|tbc|none|unknown|not (?:known|sure|applicable|available)|to be (?:defined|decided|determined|confirmed)|pending|x+|test|todo)\W*$/i.test(
    value,
  )
