import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; --text: #1a1c20; --dimmed: #5b616b; --page: #fff; --link: #1a5fb4 }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8eb; --dimmed: #a3a9b3; --page: #16181c; --link: #8ab8f5 } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: var(--page); color: var(--text);
  font: 16px/1.6 system-ui, 'Noto Sans Georgian', sans-serif }
main { max-width: 26rem; padding: 2rem 1.5rem }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.35; font-weight: 600 }
p { margin: 0; color: var(--dimmed) }
section + section { margin-top: 2rem }
a { display: inline-block; margin-top: 2rem; color: var(--link) }`

/** Nothing but its own style is allowed: neither a script nor another address. */
export const startingPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * The page that a browser shows while the portal starts. It is in both languages, because a first visit says little about
 * the visitor's. It reloads itself, so that the portal opens without a click.
 */
export const toStartingPage = (reloadSeconds: number): string => `<!doctype html>
<html lang="ka">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${reloadSeconds}">
<title>პორტალი ირთვება · The portal is starting</title>
<style>${style}</style>
<main>
<section>
<h1>პორტალი ირთვება</h1>
<p>ჩვეულებრივ, ამას ერთ წუთზე ნაკლები სჭირდება, განახლების შემდეგ – ცოტა მეტი. გვერდი თავისით გაიხსნება.</p>
</section>
<section lang="en">
<h1>The portal is starting</h1>
<p>This usually takes less than a minute, after an upgrade a little longer. The page opens by itself.</p>
</section>
<a href="">გვერდის განახლება · <span lang="en">Reload the page</span></a>
</main>
`
