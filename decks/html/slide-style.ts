/** Slides are laid out in points of 960 by 540; on a screen and on paper these are shares of the slide's width. */
export const slideStyle = `
:root{--deep:#0b3b3a;--pale:#cce5e2;--blue:#1d4ed8;--violet:#6d28d9;--amber:#b45309;--neutral:#64748b}
@media screen and (prefers-color-scheme:dark){:root{--deep:#0b3b3a;--pale:#115e59;--blue:#60a5fa;--violet:#a78bfa;--amber:#fbbf24;--neutral:#94a3b8}}
body{font-family:Arial,"Liberation Sans",Arimo,sans-serif}
.deck{max-width:82rem;margin:0 auto;padding:1.25rem;display:grid;gap:1.25rem}
.slide{position:relative;aspect-ratio:16/9;container-type:inline-size;background:var(--surface);overflow:hidden;border-radius:4px;box-shadow:0 0 0 1px var(--line)}
.slide:target{outline:3px solid var(--primary)}
.el{position:absolute;margin:0;--pt:.1041667cqw;font-size:calc(var(--s,11)*var(--pt))}
.text{display:flex;flex-direction:column;font-weight:400}.text>span{display:block}.middle{justify-content:center}.bottom{justify-content:flex-end}
.text.center{text-align:center}.text.right{text-align:right}
h1.text,h2.text{text-wrap:wrap}
.slide p,.slide ul,.slide li{margin:0;padding:0;max-width:none}.slide ul{list-style:none}
.slide p[style],.slide li[style]{margin-top:calc(var(--before)*var(--pt))}
.slide li{position:relative;padding-left:calc(18*var(--pt))}.slide li::before{content:"•";position:absolute;left:calc(4*var(--pt))}
.slide li.level-1{padding-left:calc(39.6*var(--pt))}.slide li.level-1::before{content:"–";left:calc(25*var(--pt))}
.rounded{border-radius:calc(5*.1041667cqw)}.ellipse{border-radius:50%}.lined{border:0 solid;border-width:calc(var(--b)*var(--pt))}
.grid table{margin:0;table-layout:fixed;font-size:inherit}
.grid th,.grid td{padding:calc(var(--py)*var(--pt)) calc(var(--px)*var(--pt));border-bottom:calc(.75*var(--pt)) solid var(--line)}
.grid tr{height:calc(var(--h)*var(--pt))}
.grid thead :is(th,td){font-size:calc(var(--s)*var(--pt));font-weight:700;color:var(--muted);vertical-align:bottom;border-bottom:calc(1.25*var(--pt)) solid var(--primary)}
.grid tr:target{background:color-mix(in srgb,var(--primary) 15%,transparent)}
.chart svg{display:block;width:100%;height:100%;font-size:11px}.label,.number{fill:var(--ink)}.number,.inside{font-weight:700}.inside{fill:var(--surface)}
@media screen and (max-width:640px){
.deck{padding:.75rem;gap:.75rem}
.slide{aspect-ratio:auto;container-type:normal;padding:1.1rem 1rem;display:flex;flex-direction:column;gap:.55rem}
.el{position:static;width:auto!important;height:auto!important;--pt:.9px;font-size:calc(.62rem + var(--s,11)*.34px)}
.el.shape{display:none}.text.right,.text.center{text-align:left}.foot{color:var(--muted);font-size:.7rem}
.grid table,.grid tbody,.grid tr,.grid td{display:block;width:100%;height:auto}.grid thead{display:none}
.grid td{border:0;padding:.1rem 0;text-align:left}.grid td:empty{display:none}.grid tr{border-bottom:1px solid var(--line);padding:.45rem 0}
.chart svg{font-size:13px}
}
@media print{.deck{max-width:none;padding:0;display:block}.slide{width:338.6mm;height:190.4mm;border-radius:0;box-shadow:none;break-after:page;break-inside:avoid}.slide *{-webkit-print-color-adjust:exact;print-color-adjust:exact}.slide:last-of-type{break-after:auto}}
`
