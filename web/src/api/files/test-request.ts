type Listener = (event: object) => void

/** An XMLHttpRequest under the control of a test. */
export class FakeRequest {
  status = 0
  responseText = ''
  withCredentials = false
  isAborted = false
  address = ''
  private readonly listeners = new Map<string, Listener>()
  readonly upload = {
    addEventListener: (name: string, listener: Listener) => void this.listeners.set(`up ${name}`, listener),
  }

  open = (_: string, address: string): void => void (this.address = address)
  setRequestHeader = (): void => undefined
  getResponseHeader = (): null => null
  addEventListener = (name: string, listener: Listener): void => void this.listeners.set(name, listener)
  send = (): void => undefined

  /** Reports upload progress. */
  reportProgress = (loaded: number, total: number): void =>
    this.listeners.get('up progress')?.({ loaded, total, lengthComputable: true })

  answer = (status: number, data: unknown): void => {
    this.status = status
    this.responseText = JSON.stringify({ data })
    this.end('load')
  }
  refuse = (status: number, code: string): void => {
    this.status = status
    this.responseText = JSON.stringify({ message: 'no', code })
    this.end('load')
  }
  fail = (): void => this.end('error')
  abort = (): void => {
    this.isAborted = true
    this.end('abort')
  }

  private readonly end = (name: string): void => {
    this.listeners.get(name)?.({})
    this.listeners.get('loadend')?.({})
  }
}
