import { i18n } from '@parley/ui-kit/i18n/i18n.ts'
import { driver, type Config, type DriveStep, type PopoverDOM } from 'driver.js'
import 'driver.js/dist/driver.css'
import { findTarget, waitForTarget } from './find-target.ts'
import { watchKeys } from './guide-keys.ts'
import type { GuideEnd, GuideStep } from './guide-step.ts'
import { keepAttributes } from './kept-attributes.ts'
import './guide.css'

/** Milliseconds in which the light moves from one element to the next. */
const moveFor = 180

const isThere = ({ optional, target }: GuideStep): boolean =>
  optional !== true || target === undefined || findTarget(target) !== undefined

/** A step as the library knows it; its words are written when it is shown. */
function cardOf(step: GuideStep, index: number, count: number): DriveStep {
  return {
    ...(step.target === undefined ? {} : { element: step.target }),
    popover: {
      ...(step.side === undefined ? {} : { side: step.side }),
      showButtons: step.byClick === true ? ['previous', 'close'] : ['previous', 'next', 'close'],
      progressText: i18n.t('guide.progress', { current: index + 1, total: count }),
    },
  }
}

/** What the library puts in the middle of the page for a step that points at nothing. */
const nothingPointedAt = (): Element | undefined =>
  document.getElementById('driver-dummy-element') ?? undefined

/** Words are set as text: what a person typed into a name stays inert. */
function dress(card: PopoverDOM, step: GuideStep, isMissing: boolean): void {
  card.title.textContent = step.title
  card.title.style.display = 'block'
  card.description.textContent = isMissing ? (step.missing ?? '') : step.text
  card.description.style.display = 'block'
  card.closeButton.setAttribute('aria-label', i18n.t('guide.close'))
  // Last in the order of the Tab key: the way on comes first.
  card.wrapper.append(card.closeButton)
  // A dialog keeps the focus inside itself: there the card stands in it.
  const target = step.target === undefined ? undefined : findTarget(step.target)
  target?.closest('.MuiDialog-container')?.append(card.wrapper)
  const { nextButton, closeButton } = card
  queueMicrotask(() => (nextButton.style.display === 'none' ? closeButton : nextButton).focus())
}

/** One showing of a guide: its steps one after the other. Esc and the cross end it; arrow keys go on and back. */
class GuideRun {
  readonly #steps: readonly GuideStep[]
  readonly #end = Promise.withResolvers<GuideEnd>()
  readonly #focusBefore = document.activeElement
  readonly #attributes = keepAttributes()
  readonly #missing = new Set<number>()
  readonly #driver
  readonly #stopKeys
  #isOver = false
  /** Grows with each step asked for: an older one that still waits for its target gives up. */
  #asked = 0

  constructor(steps: readonly GuideStep[]) {
    this.#steps = steps.filter(isThere)
    this.#driver = driver(this.#configuration())
    this.#stopKeys = watchKeys({
      leave: this.close,
      back: () => this.#move(-1),
      on: () => {
        if (this.#steps[this.#place]?.byClick !== true) this.#move(1)
      },
    })
    // Whoever goes back by the browser has left the place that the guide speaks of.
    window.addEventListener('popstate', this.close)
    document.addEventListener('click', this.#onClick)
    void this.#goTo(0, 1)
  }

  get ended(): Promise<GuideEnd> {
    return this.#end.promise
  }

  readonly close = (): void => this.#finish('left')

  /** The person does what the step asks for; the library would miss a click while its light still moves. */
  readonly #onClick = (event: MouseEvent): void => {
    const pointedAt = this.#driver.getActiveElement()
    if (this.#steps[this.#place]?.byClick !== true || pointedAt === undefined) return
    if (event.composedPath().includes(pointedAt)) this.#move(1)
  }

  get #place(): number {
    return this.#driver.getActiveIndex() ?? 0
  }

  #configuration(): Config {
    return {
      steps: this.#steps.map((step, index) => cardOf(step, index, this.#steps.length)),
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: moveFor,
      showProgress: true,
      overlayOpacity: 0.55,
      stagePadding: 6,
      stageRadius: 10,
      popoverClass: 'parley-guide',
      nextBtnText: i18n.t('guide.next'),
      prevBtnText: i18n.t('guide.previous'),
      doneBtnText: i18n.t('guide.done'),
      allowKeyboardControl: false,
      // A click beside the card is no answer.
      overlayClickBehavior: () => undefined,
      onNextClick: () => this.#move(1),
      onPrevClick: () => this.#move(-1),
      onCloseClick: this.close,
      onHighlightStarted: (element) => this.#attributes.keep(element ?? nothingPointedAt()),
      onDeselected: (element) => {
        // At the end it is called when all is taken away already.
        if (!this.#isOver) this.#attributes.keep(element)
      },
      onPopoverRender: (card, { index = 0 }) => {
        const step = this.#steps[index]
        if (step !== undefined) dress(card, step, this.#missing.has(index))
      },
    }
  }

  #move(direction: 1 | -1): void {
    if (direction === 1 && this.#missing.has(this.#place)) this.#finish('missing')
    else void this.#goTo(this.#place + direction, direction)
  }

  async #goTo(index: number, direction: 1 | -1): Promise<void> {
    const step = this.#steps[index]
    if (index < 0) return
    if (step === undefined) {
      this.#finish('done')
      return
    }
    const ask = ++this.#asked
    const isGivenUp = (): boolean => this.#isOver || ask !== this.#asked
    await step.before?.()
    const { target, patience } = step
    const found = target === undefined || (await waitForTarget(target, isGivenUp, patience)) !== undefined
    if (isGivenUp()) return
    if (found) this.#missing.delete(index)
    else this.#missing.add(index)
    if (found || step.missing !== undefined) this.#show(index)
    else await this.#goTo(index + direction, direction)
  }

  #show(index: number): void {
    const step = this.#steps[index]
    const card = this.#driver.getConfig().steps?.[index]
    if (step === undefined || card === undefined) return
    Object.assign(card, cardOf(step, index, this.#steps.length))
    if (this.#missing.has(index)) {
      delete card.element
      card.popover = { ...card.popover, showButtons: ['next'], nextBtnText: i18n.t('guide.done') }
    }
    if (this.#driver.isActive()) this.#driver.moveTo(index)
    else this.#driver.drive(index)
    this.#attributes.giveBack()
  }

  #finish(how: GuideEnd): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopKeys()
    window.removeEventListener('popstate', this.close)
    document.removeEventListener('click', this.#onClick)
    this.#attributes.keep(this.#driver.getActiveElement())
    this.#driver.destroy()
    this.#attributes.giveBack()
    if (this.#focusBefore instanceof HTMLElement && this.#focusBefore.isConnected) this.#focusBefore.focus()
    this.#end.resolve(how)
  }
}

export const runGuide = (steps: readonly GuideStep[]): Pick<GuideRun, 'close' | 'ended'> =>
  new GuideRun(steps)
