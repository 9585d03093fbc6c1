interface KeptMail {
  to: string
  subject: string
  link: string
}

/** Names are people's own words, and a terminal obeys some characters. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '')

/** A mail that nobody is sent, for the terminal of whoever started the product: its link is kept nowhere else. */
export const sayKeptMail = ({ to, subject, link }: KeptMail): string =>
  `\nNot sent, because SMTP_URL is not set: ${plain(subject)}, to ${plain(to)}\n  ${plain(link)}\n`
