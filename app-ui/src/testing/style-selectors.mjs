// jsdom finds an element's style by asking its selector engine about every rule of every style sheet. The library of
// components makes a thousand rules of single classes, so that half of the time of the screens' tests went there.
// Here a rule is refused at once when its last part names a tag or a class that the element does not have; what may
// match is asked as before, so that the answers are the same.

const groups = /\([^()]*\)|\[[^[\]]*\]/g
/** What each selector demands of the element itself, one entry per selector of its list. */
const known = new Map()

/** Tag and classes that an element must have; undefined where the selector is too difficult to tell. */
function demandsOf(selector) {
  // Rules without one, such as keyframes, are asked about too.
  if (typeof selector !== 'string') return undefined
  let text = selector
  for (let before; before !== text;) {
    before = text
    text = text.replace(groups, '')
  }
  if (/["'\\()[\]|]/.test(text)) return undefined
  return text.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].map((match) => match[1]),
    }
  })
}

function mayMatch(selector, { localName, className }) {
  if (!known.has(selector)) known.set(selector, demandsOf(selector))
  const demands = known.get(selector)
  if (demands === undefined) return true
  const own = classesOf(className)
  return demands.some(
    ({ tag, classes }) =>
      (tag === undefined || tag === localName.toLowerCase()) && classes.every((name) => own.has(name)),
  )
}

let lastName = ''
let lastClasses = new Set()
/** The rules of all sheets are asked about one element after another, so that the last one's classes suffice. */
function classesOf(className) {
  if (className !== lastName) {
    lastName = className
    lastClasses = new Set(className.split(/\s+/))
  }
  return lastClasses
}

/** Puts the refusal before the engine that jsdom asks for styles; leaves everything as it is where there is none. */
export function refuseRulesEarly(window) {
  const { document } = window
  window.getComputedStyle(document.documentElement)
  const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl')
  const engine = symbol && document[symbol]._nwsapiDontThrow
  if (!engine) throw new Error('jsdom keeps its selector engine elsewhere: see style-selectors.mjs.')
  const match = engine.match
  engine.match = (selector, element, callback) =>
    mayMatch(selector, {
      localName: element.localName,
      className: element.getAttributeNS(null, 'class') ?? '',
    }) && match(selector, element, callback)
}
