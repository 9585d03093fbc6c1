/** Addresses of the product, as the server takes them. */
const ofProduct = /^\/(?!\/)[^\s?#]*$/

export const isPage = (text: string): boolean => text === '' || (ofProduct.test(text) && text.length <= 300)

/** Where feedback is given, with the page that somebody comes from. */
export const feedbackAddress = (page: string): string =>
  page === '/feedback' || !isPage(page) ? '/feedback' : `/feedback?about=${encodeURIComponent(page)}`
