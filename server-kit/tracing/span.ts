// The one way to spans (docs/adr/0011-spans-of-our-own.md). Nothing of OpenTelemetry is loaded through this file:
// while no tracer is installed, work runs as if it were called itself.

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** Never content: names, ids of rows, counts and codes. What is undefined is left out. */
export type SpanAttributes = Record<string, string | number | boolean | readonly string[] | undefined>

export interface SpanSettings {
  /** 'internal' unless told. */
  kind?: SpanKind
  attributes?: SpanAttributes
  /** The W3C traceparent of the span of another process that this one belongs under. */
  parent?: string | undefined
  /** Begins a trace of its own, linked to the span of this traceparent where there is one. */
  link?: string | null
  /** The low-cardinality class of what the work throws; its code or the name of its class unless told. */
  errorType?: (error: unknown) => string
}

export interface Span {
  set(attributes: SpanAttributes): void
  rename(name: string): void
  /** Marks it as failed. The message of an error is never recorded: it may quote content. */
  fail(errorType: string): void
  end(): void
  /** How other processes name this span; undefined where it is not recorded. */
  readonly traceparent: string | undefined
}

export interface Tracer {
  /** Whether people allowed prompts and answers in spans. */
  readonly capturesContent: boolean
  start(name: string, settings: SpanSettings): Span
  /** Spans that start while the work runs are children of this one; of none where it is undefined. */
  run<T>(span: Span | undefined, work: () => T): T
  active(): Span | undefined
}

/** A piece of work that ended, as it is counted and timed. */
export interface EndedSpan {
  name: string
  attributes: SpanAttributes
  seconds: number
  /** Undefined where it went well. */
  errorType: string | undefined
}

/** Counts and times work, whether or not traces are on. */
export type Meter = (ended: EndedSpan) => void

let installed: Tracer | undefined
let meter: Meter | undefined

/** Of the whole process. @returns what takes it away again */
export function installMeter(given: Meter): () => void {
  meter = given
  return () => {
    if (meter === given) meter = undefined
  }
}

/** Whether somebody is told of spans; ask when the process is composed, after its start. */
export const isObserved = (): boolean => installed !== undefined || meter !== undefined

/** @returns what takes it away again */
export function installTracer(tracer: Tracer): () => void {
  installed = tracer
  return () => {
    if (installed === tracer) installed = undefined
  }
}

/** The tracer of this process; undefined while traces are off. Ask when the process is composed, after its start. */
export const findTracer = (): Tracer | undefined => installed

const noSpan: Span = {
  set: () => undefined,
  rename: () => undefined,
  fail: () => undefined,
  end: () => undefined,
  traceparent: undefined,
}

/** Runs work as a span: a child of the one at hand, failed where the work throws. */
export function withSpan<T>(
  name: string,
  settings: SpanSettings,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return isObserved() ? runWithin({ name, settings }, work) : work(noSpan)
}

async function runWithin<T>(
  { name, settings }: { name: string; settings: SpanSettings },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const tracer = installed
  const recorded = tracer?.start(name, settings)
  const span =
    meter === undefined ? (recorded ?? noSpan) : metered(recorded ?? noSpan, meter, { name, settings })
  try {
    return await (tracer === undefined ? work(span) : tracer.run(recorded, () => work(span)))
  } catch (error) {
    span.fail((settings.errorType ?? errorTypeOf)(error))
    throw error
  } finally {
    span.end()
  }
}

/** Tells the meter of a span when it ends, beside whoever records it. */
function metered(
  span: Span,
  tell: Meter,
  { name, settings }: { name: string; settings: SpanSettings },
): Span {
  const ended: EndedSpan = { name, attributes: { ...settings.attributes }, seconds: 0, errorType: undefined }
  const began = performance.now()
  return {
    set(attributes) {
      Object.assign(ended.attributes, attributes)
      span.set(attributes)
    },
    rename(renamed) {
      ended.name = renamed
      span.rename(renamed)
    },
    fail(errorType) {
      ended.errorType = errorType
      span.fail(errorType)
    },
    end() {
      span.end()
      tell({ ...ended, seconds: (performance.now() - began) / 1_000 })
    },
    traceparent: span.traceparent,
  }
}

/** Says more of the span at hand, if there is one. */
export const describeSpan = (attributes: SpanAttributes): void => installed?.active()?.set(attributes)

/** What another process, or a job, needs to know of the span at hand. */
export const currentTraceparent = (): string | undefined => installed?.active()?.traceparent

/** Runs what was triggered within a span but is no part of it, such as the answer to a notification. */
export const outsideSpan = <T>(work: () => T): T =>
  installed === undefined ? work() : installed.run(undefined, work)

const plainCode = /^[\w.-]{1,60}$/

/** The code of an error (ours, Postgres's, Node's), else the name of its class. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && plainCode.test(code) ? code : error.name
}
