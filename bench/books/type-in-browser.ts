import { bookWords } from '#web/parts/books/words.ts'
import { launch } from '../browser/launch.ts'
import { signedInStorage } from '../portal/signed-in.ts'

/** A text to type, and the title that its results begin with. */
export interface TypedSearch {
  readonly typed: string
  readonly first: string
}

/** Between two keys, as a quick writer types. */
const keyMs = 90
const lostAfterMs = 10_000

/**
 * Types each text into the search of the online books in a browser, on a phone. Returns the times in ms from the last key
 * to the frame that shows the first result.
 */
export const typeInBrowser = async (
  url: string,
  token: string,
  searches: readonly TypedSearch[],
): Promise<number[]> => {
  const browser = await launch()
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      storageState: signedInStorage(url, token),
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(`${url}/online-books`)
    const field = page.getByRole('searchbox', { name: bookWords.search.ka })
    await field.waitFor()
    await page.locator('main li').first().waitFor()
    const times: number[] = []
    for (const { typed, first } of searches) {
      await field.fill('')
      await page.waitForTimeout(800)
      const shown = page.evaluate(
        ([title, lastLength, lostMs]) =>
          new Promise<number>((resolve, reject) => {
            let lastKeyAt: number | null = null
            const input = document.querySelector<HTMLInputElement>('main input[type=search]')!
            const listen = (event: Event) => {
              if (input.value.length === lastLength) lastKeyAt = event.timeStamp
            }
            input.addEventListener('input', listen)
            const lost = setTimeout(() => reject(new Error(`never shown: ${title}`)), lostMs)
            const look = () => {
              const list = document.querySelector('main ul[aria-busy]')
              const isShown =
                lastKeyAt !== null &&
                list?.getAttribute('aria-busy') === 'false' &&
                list.querySelector('li')?.textContent?.includes(title) === true
              if (!isShown) return requestAnimationFrame(look)
              clearTimeout(lost)
              input.removeEventListener('input', listen)
              // The frame that was just made is on the screen once the next one begins.
              return requestAnimationFrame(() => resolve(performance.now() - lastKeyAt!))
            }
            requestAnimationFrame(look)
          }),
        [first, typed.length, lostAfterMs] as const,
      )
      await field.pressSequentially(typed, { delay: keyMs })
      times.push(await shown)
    }
    return times
  } finally {
    await browser.close()
  }
}
