import { chromium } from 'playwright'
import { writeFileSync, mkdirSync, readFileSync } from 'node:fs'
const [,, email='admin@acme.test', lang='de', width='1440', set='app', shots='1']=process.argv
const base='http://localhost:4170'
const out=`/tmp/gwalk/${set}-${lang}-${width}`; mkdirSync(out,{recursive:true})
const run=JSON.parse(readFileSync('/tmp/german-run.json'))
const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'})
const page=await (await browser.newContext({locale:lang==='de'?'de-DE':'en-GB',viewport:{width:+width,height:+width<500?844:+width<1100?768:900}})).newPage()
const errors=[]; page.on('pageerror',e=>errors.push(String(e)))
await page.goto(base+'/login'); await page.waitForSelector('input[type=password]')
const check=async(name)=>{
  await page.waitForTimeout(900)
  const r=await page.evaluate(()=>{
    const fonts={}, over=[], rows=[]
    const visible=e=>{const b=e.getBoundingClientRect();return b.width>0&&b.height>0&&getComputedStyle(e).visibility!=='hidden'}
    for(const e of document.querySelectorAll('body *')){
      if(!visible(e))continue
      const own=[...e.childNodes].some(n=>n.nodeType===3&&n.textContent.trim())
      if(!own&&!['INPUT','TEXTAREA','SELECT','BUTTON'].includes(e.tagName))continue
      const f=getComputedStyle(e).fontFamily; (fonts[f]??=[]).push(e.tagName+':'+(e.textContent||e.value||'').trim().slice(0,30))
      const cs=getComputedStyle(e)
      if(own&&e.scrollWidth>e.clientWidth+1&&['hidden','clip'].includes(cs.overflowX)&&cs.whiteSpace==='nowrap'&&e.clientWidth>1) over.push((e.textContent||'').trim().slice(0,70)+` [${e.clientWidth}<${e.scrollWidth}]`)
      const b=e.getBoundingClientRect(); if(own&&b.right>innerWidth+1&&b.left<innerWidth&&!e.closest('[style*=overflow],table')) over.push('OUT '+(e.textContent||'').trim().slice(0,50))
    }
    const heights={}; for(const tr of document.querySelectorAll('tbody tr')){const h=Math.round(tr.getBoundingClientRect().height);heights[h]=(heights[h]??0)+1}
    return {fonts:Object.fromEntries(Object.entries(fonts).map(([k,v])=>[k.slice(0,60),k.startsWith('"Inter Variable"')||k.startsWith('Inter')?v.length:v.slice(0,5)])),over:over.slice(0,15),heights,hscroll:document.documentElement.scrollWidth>innerWidth}
  })
  const text=await page.evaluate(()=>document.body.innerText)
  writeFileSync(`${out}/${name}.txt`,text)
  if(process.env.ARIA) writeFileSync(`${out}/${name}.aria.txt`,await page.locator('body').ariaSnapshot())
  if(shots==='1') await page.screenshot({path:`${out}/${name}.png`})
  console.log(name,page.url().replace(base,''),JSON.stringify(r))
}
await check('login')
if(set==='console'){ }
await page.fill('input[type=email],input[name=email],input[autocomplete=username]',email); await page.fill('input[type=password]','Parley-demo-1!'); await page.keyboard.press('Enter')
await page.waitForURL(u=>!u.pathname.includes('login'),{timeout:15000}).catch(()=>console.log('stuck on login'))
await page.waitForTimeout(1500)
const paths=JSON.parse(process.env.PATHS)
for(const [name,p] of Object.entries(paths)){ await page.goto(base+p.replace(':ini',run.ini)); await page.waitForLoadState('networkidle').catch(()=>{}); await check(name)}
if(errors.length)console.log('ERRORS',errors)
await browser.close()
