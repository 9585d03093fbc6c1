/** A year or a month. */
export const isTime = ({ stem }: { stem: string }): boolean =>
  /^(?:(?:19|20)\d\d|januar\w*|februar\w*|march|april|may|june|juli?y?|august|septemb\w*|octob\w*|novemb\w*|decemb\w*)$/.test(
    stem,
  )
