// jsdom finds an element's style by asking its selector engine about every rule of every style sheet. The library of
// components makes a thousand rules of single classes, so that half of the time of the screens' tests went there.
// Here the rules are found by the class or the tag that the last part of their selector demands; which of those match
// the engine is asked as before, so that the answers are the same. To be loaded before jsdom, which takes the function
// that is replaced here when it is loaded.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const jsdom = join(dirname(require.resolve('jsdom/package.json')), 'lib/jsdom')
const styleRules = require(join(jsdom, 'living/helpers/style-rules.js'))
const { matchesDontThrow } = require(join(jsdom, 'living/helpers/selectors.js'))
const { parse } = createRequire(join(jsdom, 'x.js'))('rrweb-cssom')
const { CSSStyleDeclaration } = createRequire(join(jsdom, 'x.js'))('cssstyle')
const defaultSheet = parse(require(join(jsdom, 'browser/default-stylesheet.js')))

const groups = /\([^()]*\)|\[[^[\]]*\]/g
/** What each selector demands of the element itself, one key for each selector of its list. */
const known = new Map()
const anyElement = ''

/** `.class`, `tag`, or '' where the selector is too difficult to tell. */
function keysOf(selector) {
  let text = selector
  for (let before; before !== text;) {
    before = text
    text = text.replace(groups, '')
  }
  if (/["'\\()[\]|]/.test(text)) return [anyElement]
  return text.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? anyElement
  })
}

/** Rules of a sheet that count on a screen, each with its keys. */
function readRules(sheet) {
  const found = []
  for (const rule of sheet.cssRules) {
    const onScreen =
      rule.media === undefined ? [rule] : Array.from(rule.media).includes('screen') ? rule.cssRules : []
    // Rules without a selector, such as keyframes, match nothing.
    for (const { selectorText, style } of onScreen) {
      if (typeof selectorText !== 'string') continue
      if (!known.has(selectorText)) known.set(selectorText, keysOf(selectorText))
      found.push({ selectorText, style, keys: known.get(selectorText) })
    }
  }
  return found
}

const ofSheets = new WeakMap()
function rulesOf(sheet) {
  const { length } = sheet.cssRules
  const read = ofSheets.get(sheet)
  if (read?.length === length) return read
  const anew = { length, rules: readRules(sheet) }
  ofSheets.set(sheet, anew)
  return anew
}

const indexes = new WeakMap()
/** Rules of a document by what they demand, in their order; made anew when a sheet came, went or grew. */
function indexOf(document) {
  const parts = [defaultSheet, ...document.styleSheets._list].map(rulesOf)
  const kept = indexes.get(document)
  if (kept?.parts.length === parts.length && kept.parts.every((part, at) => part === parts[at]))
    return kept.byKey
  const byKey = new Map()
  let order = 0
  for (const { rules } of parts)
    for (const { selectorText, style, keys } of rules) {
      const entry = { selectorText, style, order: order++ }
      for (const key of new Set(keys)) {
        const same = byKey.get(key)
        if (same === undefined) byKey.set(key, [entry])
        else same.push(entry)
      }
    }
  indexes.set(document, { parts, byKey })
  return byKey
}

/** Rules that match the element, the strongest last. */
function rulesFor(element, byKey) {
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`)
  const keys = new Set([anyElement, element.localName.toLowerCase(), ...classes])
  const candidates = new Set([...keys].flatMap((key) => byKey.get(key) ?? []))
  return [...candidates]
    .filter(({ selectorText }) => matchesDontThrow(element, selectorText))
    .sort((left, right) => left.order - right.order)
}

function take(declaration, style) {
  for (let at = 0; at < style.length; at += 1) {
    const property = style[at]
    const value = style.getPropertyValue(property)
    if (value === 'unset') declaration.removeProperty(property)
    else declaration.setProperty(property, value, style.getPropertyPriority(property))
  }
}

/** jsdom forgets `_styleCache` whenever the document changes. */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument
  const cache = (document._styleCache ??= new WeakMap())
  const cached = cache.get(element)
  if (cached !== undefined) return cached
  const declaration = new CSSStyleDeclaration()
  const byKey = (cache.byKey ??= indexOf(document))
  for (const { style } of rulesFor(element, byKey)) take(declaration, style)
  take(declaration, element.style)
  cache.set(element, declaration)
  return declaration
}
