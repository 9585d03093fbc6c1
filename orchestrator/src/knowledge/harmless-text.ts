/** Constructs of markdown and HTML that could load, lead or run somewhere. */
const image = /!\[([^\]]*)\]\([^)]*\)?/g
const link = /(?<!\[)\[([^[\]]*)\]\([^)]*\)?/g
const reference = /^\s*\[[^\]]+\]:\s*\S+.*$/gm
const comment = /<!--[\s\S]*?(?:-->|$)/g
const tag = /<\/?[a-z][^<>]*>/gi
/** Of a tag that is never closed, which a lenient reader would take for one. */
const openTag = /<(?=[a-z/!?])/gi
const address =
  /\b(?:(?:https?|ftp|wss?|file):\/\/|(?:javascript|vbscript):|data:[a-z]+\/|mailto:)\S*[^\s.,;:!?)"'”]/gi

/**
 * A model's text without anything that a reader's screen could load or follow: no images, links, HTML or addresses
 * (security rules, Models). What a passage says of an address stands in the passage, which the citation opens.
 */
export function harmlessText(text: string): string {
  return text
    .replace(comment, '')
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(reference, '')
    .replace(tag, '')
    .replace(openTag, '‹')
    .replace(address, '(address left out)')
}

/** Numbers in brackets would be taken for marks of ours. */
export const withoutForeignNumbers = (text: string): string => text.replace(/\[(\d{1,3})\]/g, '($1)')
