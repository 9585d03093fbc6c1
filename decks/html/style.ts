import type { DeckDocument } from '../deck-document.ts'
import { cssString, Markup, markup } from './markup.ts'
import { slideStyle } from './slide-style.ts'

// The product's colours (design tokens), light and dark; paper is always light.
const light = `--ink:#111827;--muted:#4b5563;--canvas:#f8fafc;--surface:#fff;--line:#e2e8f0;--primary:#0f766e;
--critical:#b91c1c;--high:#c2410c;--medium:#a16207;--low:#475569;--good:#15803d;--neutral:#334155`
const dark = `--ink:#f3f4f6;--muted:#9ca3af;--canvas:#0b1220;--surface:#111a2b;--line:#22304a;--primary:#2dd4bf;
--critical:#f87171;--high:#fb923c;--medium:#facc15;--low:#94a3b8;--good:#4ade80;--neutral:#cbd5e1`

const base = `
:root{color-scheme:light dark;${light}}
@media screen and (prefers-color-scheme:dark){:root{${dark}}}
.critical{--tone:var(--critical)}.high{--tone:var(--high)}.medium{--tone:var(--medium)}.low{--tone:var(--low)}
.good{--tone:var(--good)}.accent{--tone:var(--primary)}.neutral{--tone:var(--neutral)}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.55 Inter,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--primary)}
a:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:2px}
h1,h2,h3{line-height:1.2;margin:0;text-wrap:balance;break-after:avoid}
p{margin:0 0 .75em;orphans:3;widows:3}
ul{margin:0 0 .75em;padding-left:1.25em}li{margin:.2em 0}
.muted{color:var(--muted)}.right{text-align:right;font-variant-numeric:tabular-nums}
.cite{font-size:.7em;line-height:0;margin-left:.15em;white-space:nowrap}.cite a{text-decoration:none;padding:0 .1em}
.mark{color:var(--critical);font-weight:600;letter-spacing:.06em;text-transform:uppercase;font-size:.75em}
.chip{display:inline-block;color:var(--tone);border:1px solid currentcolor;border-radius:999px;padding:0 .6em;font-size:.8em;font-weight:600;line-height:1.6;max-width:100%}
.skip{position:absolute;left:-999em}.skip:focus{left:1em;top:1em;background:var(--surface);padding:.5em 1em;z-index:1}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr));gap:.75em;margin:0 0 1em}
.facts div{border:1px solid var(--line);border-top:3px solid var(--primary);border-radius:6px;padding:.6em .9em;background:var(--surface);break-inside:avoid;display:flex;flex-direction:column-reverse;justify-content:flex-end}
.facts dt{color:var(--muted);font-size:.85em}.facts dd{margin:0;font-size:1.5em;font-weight:600;line-height:1.25;color:var(--tone);font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%;margin:0 0 1.25em;font-size:.92em}
caption{text-align:left;font-weight:600;padding:0 0 .4em;break-after:avoid}
th,td{text-align:left;vertical-align:top;padding:.45em .6em;border-bottom:1px solid var(--line);font-weight:400}
thead{display:table-header-group}thead th{font-weight:600;color:var(--muted);border-bottom:2px solid var(--muted);font-size:.9em}
th.right,td.right{text-align:right}tr{break-inside:avoid}
.data{table-layout:fixed}
.figures th,.figures td{padding:.3em .6em .3em 0}.figures .right{white-space:nowrap}
.bars{table-layout:auto}.bars tbody th{width:28%}.track{width:50%;vertical-align:middle}
.bar{display:block;width:100%;height:.75em;border-radius:3px;overflow:hidden}
.fill.neutral,.arc.neutral{--tone:#64748b}.ground{fill:var(--line)}.fill{fill:var(--tone)}.arc{fill:none;stroke:var(--tone);stroke-width:17}
.swatch{width:.7em;height:.7em;margin-right:.5em}
.donut{display:flex;gap:1.5em;align-items:center;margin:0 0 1.25em;flex-wrap:wrap;break-inside:avoid}.donut table{width:auto;flex:1 1 14em;margin:0}.ring{width:8.5em;flex:none}
.statement{margin:0 0 1em;padding:.2em 0 .2em .9em;border-left:3px solid var(--primary)}.statement p:last-child{margin-bottom:0}
.statement figcaption{margin-bottom:.2em;break-after:avoid}
.timeline{list-style:none;padding:0;margin:0 0 1.25em;display:grid;gap:.6em}
.timeline li{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1.3fr) minmax(0,1fr);gap:.2em 1em;align-items:center;border-bottom:1px solid var(--line);padding-bottom:.5em;margin:0;break-inside:avoid}
.share{font-size:.85em;color:var(--muted)}.share .bar{height:.45em}
.sources{padding-left:2.4em}.sources li{break-inside:avoid}.sources q{color:var(--muted)}.sources:target,.sources li:target,.cite a:target{background:color-mix(in srgb,var(--primary) 15%,transparent)}
.back{font-size:.85em}.back a{text-decoration:none}
.note{border:1px dashed var(--muted);border-radius:6px;padding:.75em 1em;color:var(--muted)}
@media (max-width:640px){
.data,.data tbody,.data tr,.data td{display:block;width:100%}.data colgroup,.data thead{display:none}.data caption{display:block}
.data tr{border:1px solid var(--line);border-radius:6px;background:var(--surface);margin-bottom:.6em;padding:.35em 0}
.data td{border:0;padding:.15em .7em}.data td.right{text-align:left}.data td:empty{display:none}.data td::before{content:attr(data-label);display:block;color:var(--muted);font-size:.8em}
.timeline li{grid-template-columns:1fr}.bars tbody th{width:34%}.track{width:34%}
}
@media print{body{background:#fff;font-size:10pt}.skip{display:none}a{color:inherit;text-decoration:none}.fill,.arc,.ground,.chip{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`

const reading = `
.paper{max-width:52rem;margin:0 auto;padding:2.5rem 1.5rem 5rem;background:var(--surface)}
.paper p,.paper ul{max-width:72ch}
.cover{border-top:6px solid var(--primary);padding:3rem 0 2rem;margin-bottom:2rem;border-bottom:1px solid var(--line)}
.cover h1{font-size:2.4em;margin:.15em 0 .1em}.cover .kind{color:var(--primary);font-weight:600}
.cover dl{display:grid;grid-template-columns:max-content 1fr;gap:.15em 1em;margin:1.5em 0 0}.cover dt{color:var(--muted)}.cover dd{margin:0}
nav ol{list-style:none;padding:0}nav li{margin:.3em 0}nav a{text-decoration:none}nav ol ol{padding-left:1.6em;font-size:.93em}
.section{margin-top:3rem}h2{font-size:1.55em}.section>.lead{color:var(--primary);font-size:1.1em;font-weight:500;margin:.25em 0 1.1em}
h3{font-size:1.12em;margin:1.8em 0 .6em}
@media screen and (min-width:60rem){.paper{margin:2rem auto;padding:3.5rem 5rem 5rem;border:1px solid var(--line);border-radius:10px}}
@media print{.paper{max-width:none;padding:0}.paper p,.paper ul{max-width:none}.cover{min-height:60vh;border-bottom:0}nav,main{break-before:page}main>.section:first-child{margin-top:0}}
`

// Margin boxes repeat on each sheet of paper, whatever the text's length; slides have all on them.
function paper(document: DeckDocument): string {
  if (document.kind !== 'pre-read') return '@page{size:338.7mm 190.5mm;margin:0}'
  const mark = document.confidentialityMark
  const small = 'font:8pt Arial,sans-serif;color:#4b5563'
  const marked = `@top-right{content:${cssString(mark ?? '')};font:bold 8pt Arial,sans-serif;color:#b91c1c}`
  return `@page{size:A4 portrait;margin:22mm 20mm;
@bottom-right{content:${cssString(document.words.page)} " " counter(page) " / " counter(pages);${small}}
@bottom-left{content:${cssString(`${document.firmName} · ${document.title}`)};${small}}
${mark === null ? '' : marked}}`
}

/** The style sheet of one file; nothing is loaded from anywhere. */
export const styleOf = (document: DeckDocument): Markup =>
  markup`<style>
    ${Markup.trusted(base + (document.kind === 'pre-read' ? reading : slideStyle) + paper(document))}
  </style>`
