import { afterEach, describe, expect, it } from '@jest/globals'

// One of its own: React and the styles of components keep nodes in the head, which other files of a group use.
const sheet = document.createElement('style')

/** Whether a rule with the selector reaches the element, as its computed style tells. */
function reaches(selector: string, markup: string): boolean {
  sheet.textContent = `${selector} { text-align: right }`
  document.head.append(sheet)
  document.body.innerHTML = markup
  const element = document.querySelector('[data-it]')
  if (element === null) throw new Error('Nothing is marked.')
  return getComputedStyle(element).textAlign === 'right'
}

afterEach(() => {
  sheet.remove()
  document.body.innerHTML = ''
})

describe('the computed style of the tests’ window', () => {
  it.each([
    ['.a', '<p data-it class="b a"></p>'],
    ['.a.b:not(.c)', '<p data-it class="a b"></p>'],
    ['.c, .a', '<p data-it class="a"></p>'],
    ['div.c > .a', '<div class="c"><p data-it class="a"></p></div>'],
    ['.c .a:not(.d > .e)', '<div class="c"><p data-it class="a"></p></div>'],
    ['p[data-it="x.y"]', '<p data-it="x.y"></p>'],
    [':is(.a, .b)', '<p data-it class="b"></p>'],
    ['[data-it=")"]', '<p data-it=")"></p>'],
    ['.a\\:b', '<p data-it class="a:b"></p>'],
    ['*', '<svg data-it class="a"></svg>'],
    ['svg.a', '<svg data-it class="a"></svg>'],
  ])('heeds %s', (selector, markup) => expect(reaches(selector, markup)).toBe(true))

  it.each([
    ['.a', '<p data-it class="ab"></p>'],
    ['.a.b', '<p data-it class="a"></p>'],
    ['div', '<p data-it></p>'],
    ['.c > .a', '<div class="c"><b><p data-it class="a"></p></b></div>'],
    ['.a:not(.b)', '<p data-it class="a b"></p>'],
    ['@media print { .a', '<p data-it class="a"></p>'],
  ])('passes by with %s', (selector, markup) => expect(reaches(selector, markup)).toBe(false))

  it('follows a class that is given and taken', () => {
    expect(reaches('.a', '<p data-it></p>')).toBe(false)
    const element = document.querySelector('p')
    element?.classList.add('a')
    expect(element && getComputedStyle(element).textAlign).toBe('right')
    element?.classList.remove('a')
    expect(element && getComputedStyle(element).textAlign).not.toBe('right')
  })
})
