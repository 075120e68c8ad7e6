type Heard = (event: object) => void

/** What a request of the older kind is in a test: it does what it is told to, and tells who listens. */
export class TestRequest {
  status = 0
  responseText = ''
  withCredentials = false
  isAborted = false
  address = ''
  private readonly heard = new Map<string, Heard>()
  readonly upload = {
    addEventListener: (name: string, hear: Heard) => void this.heard.set(`up ${name}`, hear),
  }

  open = (_: string, address: string): void => void (this.address = address)
  setRequestHeader = (): void => undefined
  getResponseHeader = (): null => null
  addEventListener = (name: string, hear: Heard): void => void this.heard.set(name, hear)
  send = (): void => undefined

  /** Tells that so much of it has left. */
  moves = (loaded: number, total: number): void =>
    this.heard.get('up progress')?.({ loaded, total, lengthComputable: true })

  answer = (status: number, data: unknown): void => {
    this.status = status
    this.responseText = JSON.stringify({ data })
    this.end('load')
  }
  fail = (): void => this.end('error')
  abort = (): void => {
    this.isAborted = true
    this.end('abort')
  }

  private readonly end = (name: string): void => {
    this.heard.get(name)?.({})
    this.heard.get('loadend')?.({})
  }
}
