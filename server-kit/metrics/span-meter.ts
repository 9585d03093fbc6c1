import { Counter, Histogram, type Registry } from 'prom-client'
import type { EndedSpan, Meter, SpanAttributes } from '../tracing/span.ts'

/** Seconds: from a search to a whole run. */
const workBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900]

type Labels = Record<string, string>

/** A kind of work that is timed: which spans are of it, and what tells one from another. */
interface Timed {
  name: string
  help: string
  prefix: RegExp
  labels: readonly string[]
  labelsOf: (attributes: SpanAttributes) => Labels
}

const textOf = (value: SpanAttributes[string]): string => (typeof value === 'string' ? value : 'other')

const modelLabels = (attributes: SpanAttributes): Labels => ({
  provider: textOf(attributes['gen_ai.provider.name']),
  model: textOf(attributes['gen_ai.request.model']),
})

const timed: readonly Timed[] = [
  {
    name: 'parley_job_duration_seconds',
    help: 'Duration of jobs by topic: runs, validations, activations, indexing, exports, mails',
    prefix: /^process /,
    labels: ['topic'],
    labelsOf: (attributes) => ({ topic: textOf(attributes['messaging.destination.name']) }),
  },
  {
    name: 'parley_step_duration_seconds',
    help: 'Duration of steps of runs by kind, model calls included',
    prefix: /^step /,
    labels: ['kind'],
    labelsOf: (attributes) => ({ kind: textOf(attributes['parley.step.kind']) }),
  },
  {
    name: 'parley_model_call_duration_seconds',
    help: 'Duration of calls of language models by provider, model and task',
    prefix: /^chat /,
    labels: ['provider', 'model', 'task'],
    labelsOf: (attributes) => ({
      ...modelLabels(attributes),
      task: textOf(attributes['parley.model.task']),
    }),
  },
  {
    name: 'parley_embedding_duration_seconds',
    help: 'Duration of calls of embedders, batches and retries included',
    prefix: /^embeddings /,
    labels: ['provider', 'model'],
    labelsOf: modelLabels,
  },
  {
    name: 'parley_retrieval_duration_seconds',
    help: 'Duration of searches for passages',
    prefix: /^retrieval$/,
    labels: [],
    labelsOf: () => ({}),
  },
]

/** Tokens of a call by kind; cached are part of the input, thought of the output. */
const tokenKinds = {
  input: 'gen_ai.usage.input_tokens',
  cached: 'gen_ai.usage.cache_read.input_tokens',
  output: 'gen_ai.usage.output_tokens',
  thought: 'gen_ai.usage.reasoning.output_tokens',
} as const

/** Metrics of what runs as spans, made in one place so that work need not know that it is measured. */
export function createSpanMeter(registry: Registry): Meter {
  const meters = [...timed.map((kind) => timeSpans(registry, kind)), countModelUse(registry)]
  return (ended) => {
    for (const meter of meters) meter(ended)
  }
}

function timeSpans(registry: Registry, { name, help, prefix, labels, labelsOf }: Timed): Meter {
  const durations = new Histogram({
    name,
    help,
    labelNames: [...labels, 'outcome'],
    buckets: workBuckets,
    registers: [registry],
  })
  return ({ name: span, attributes, seconds, errorType }) => {
    if (!prefix.test(span)) return
    durations.observe(
      { ...labelsOf(attributes), outcome: errorType === undefined ? 'done' : 'failed' },
      seconds,
    )
  }
}

function countModelUse(registry: Registry): Meter {
  const counter = (name: string, help: string, more: readonly string[]) =>
    new Counter({ name, help, labelNames: ['provider', 'model', ...more], registers: [registry] })
  const tokens = counter('parley_model_tokens_total', 'Tokens of calls of models by kind', ['kind'])
  const dollars = counter('parley_model_cost_dollars_total', 'Dollars that calls of models cost', [])
  const errors = counter('parley_model_errors_total', 'Failed calls of models and embedders by error', [
    'error',
  ])
  return ({ attributes, errorType }: EndedSpan) => {
    if (attributes['gen_ai.operation.name'] === undefined) return
    const labels = modelLabels(attributes)
    for (const [kind, attribute] of Object.entries(tokenKinds))
      tokens.inc({ ...labels, kind }, Number(attributes[attribute] ?? 0))
    dollars.inc(labels, Number(attributes['parley.model.cost_micros'] ?? 0) / 1_000_000)
    if (errorType !== undefined) errors.inc({ ...labels, error: errorType })
  }
}
