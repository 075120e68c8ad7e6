import { chromium } from '@playwright/test'

// Renders a page: a browser that prints its version may still lack libraries.
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
