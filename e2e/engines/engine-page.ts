import { expect } from '@playwright/test'
import { words as ui } from '#web/ui/words.ts'
import type { Driver } from './driver.ts'
import { findControl, type Control } from './find-control.ts'
import { readScreen } from './read-screen.ts'

/** The keys of the Actions API by their names. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

/** A page of a browser that Playwright cannot drive. */
export const createEnginePage = (driver: Driver, baseURL: string) => {
  /** Runs a function in the page with values that JSON can hold; it sees nothing else of the test. */
  const evaluate = async <A extends readonly unknown[], T>(
    run: (...args: A) => T,
    ...args: A
  ): Promise<T> => {
    const call = `(${run.toString()})(...${JSON.stringify(args)})`
    return JSON.parse(await driver.evaluate(`JSON.stringify(${call} ?? null)`)) as T
  }

  /** Waits until the control is there, still and not covered, and returns its middle. */
  const findPlace = async (control: Control): Promise<{ readonly x: number; readonly y: number }> => {
    let before = ''
    let place = await evaluate(findControl, control)
    await expect
      .poll(
        async () => {
          before = JSON.stringify(place)
          place = await evaluate(findControl, control)
          if ('reason' in place) return place.reason
          return JSON.stringify(place) === before ? 'ready' : 'moves'
        },
        { message: `${control.role} “${control.name}”`, intervals: [50, 50, 100] },
      )
      .toBe('ready')
    return place as { readonly x: number; readonly y: number }
  }

  const click = async (control: Control): Promise<void> => {
    const place = await findPlace(control)
    const actions = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  const type = (text: string): Promise<void> => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  const goto = (path: string): Promise<void> => driver.navigate(new URL(path, baseURL).href)
  const read = () => evaluate(readScreen, [ui.loading.ka, ui.loading.en])

  return {
    evaluate,
    click,
    resize: driver.resize,
    takeScreenshot: driver.takeScreenshot,
    takeConsoleErrors: driver.takeConsoleErrors,
    goto,
    readScreen: read,
    /** Opens a screen and waits until it has loaded. */
    open: async (path: string): Promise<void> => {
      await goto(path)
      const state = async () => {
        const { heading, isLoading } = await read()
        return heading === '' ? 'no heading' : isLoading ? 'loading' : 'loaded'
      }
      await expect.poll(state, { message: path }).toBe('loaded')
    },
    press: (key: keyof typeof keys): Promise<void> => type(keys[key]),
    /** Types into an empty field. */
    fill: async (name: string, text: string): Promise<void> => {
      await click({ role: 'textbox', name })
      await type(text)
    },
    waitFor: findPlace,
    /** Waits until the page shows the text. */
    waitForText: (text: string): Promise<void> =>
      expect
        .poll(() => evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ')), {
          message: 'the text of the page',
        })
        .toContain(text),
    waitForPath: (path: string): Promise<void> =>
      expect.poll(() => evaluate(() => location.pathname)).toBe(path),
  }
}

export type EnginePage = ReturnType<typeof createEnginePage>
