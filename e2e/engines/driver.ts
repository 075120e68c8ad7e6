/** One source of input of the Actions API, the same in WebDriver and in WebDriver BiDi. */
export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** The parts of a browser that the tests need and Playwright cannot drive. */
export interface Driver {
  /** Opens the address and waits until its document is there. */
  readonly navigate: (url: string) => Promise<void>
  /** The value of an expression in the page; it must be a string. */
  readonly evaluate: (expression: string) => Promise<string>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly perform: (sources: readonly InputSource[]) => Promise<void>
  /** A PNG of what the window shows, in base64. */
  readonly takeScreenshot: () => Promise<string>
  /** The errors and warnings of the console since the last call. */
  readonly takeConsoleErrors: () => Promise<readonly string[]>
}

/** A running browser. */
export interface Engine {
  /** A new window without cookies and stored data; the one before is closed. */
  readonly openWindow: () => Promise<Driver>
  readonly stop: () => Promise<void>
}
