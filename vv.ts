import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from './scripts/browser/findChromium.ts';
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
for (const [w,h,locale,scheme] of [[1440,900,'en-US','light'],[390,844,'ru','dark']] as const) {
  const c = await browser.newContext({ viewport:{width:w,height:h}, baseURL:'http://127.0.0.1:3750', locale, colorScheme: scheme, hasTouch:w<500, isMobile:w<500 });
  const p = await c.newPage(); p.on('console', m => { if (m.type()==='error') console.log('console', m.text().slice(0,300)); });
  p.on('pageerror', e => console.log('pageerror', e.message));
  await p.goto('/verification'); const t=Date.now();
  await p.locator('main [role=img]').first().waitFor();
  await p.waitForFunction(() => !document.querySelector('main progress'), undefined, {timeout:60000});
  console.log('ready', Date.now()-t, await p.locator('main').innerText().then(x=>x.slice(0,500)));
  await p.screenshot({ path:`/tmp/me/ver-${w}.png` });
  const heads = p.locator('main h2 button'); await heads.nth(1).click();
  await p.locator('main section ul button').nth(1).click(); await p.waitForTimeout(1200);
  await p.locator('main section ul button').nth(1).scrollIntoViewIfNeeded();
  await p.screenshot({ path:`/tmp/me/ver-${w}-open.png` });
  await p.locator('main input').first().fill('portal'); await p.waitForTimeout(500);
  const b = p.locator('main section ul button').first(); if (await b.count()) { await b.click(); await p.waitForTimeout(1500); }
  await p.screenshot({ path:`/tmp/me/ver-${w}-frame.png` });
  const open = p.locator('main a', { hasText: /Open in the editor|Открыть в редакторе/ }); console.log('links', await open.count());
  if (await open.count()) { await open.first().click(); await p.waitForTimeout(3000); await p.screenshot({ path:`/tmp/me/ver-${w}-editor.png` }); console.log(p.url(), await p.title()); }
  await c.close();
}
await browser.close();
