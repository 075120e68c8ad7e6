import { chromium } from '@playwright/test'

// That it runs, and that a page comes to life in it: its version number alone would not tell.
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--disable-gpu'],
  timeout: 30_000,
})
const page = await browser.newPage()
await page.setContent('<p>here</p>')
const text = await page.textContent('p')
await browser.close()
process.exitCode = text === 'here' ? 0 : 1
