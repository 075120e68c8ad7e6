import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A mail server on a free local port that accepts every message, or none after `refuseRecipients`. */
export const startSmtpServer = async () => {
  const received: string[] = []
  let refusal = ''
  const server = createServer((socket) => {
    let inData = false
    let message = ''
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      received.push(chunk.toString())
      if (inData) {
        message += chunk.toString()
        if (!message.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 accepted\r\n')
      } else if (/^DATA/i.test(chunk.toString())) {
        inData = true
        message = ''
        socket.write('354 go on\r\n')
      } else if (refusal !== '' && /^RCPT/i.test(chunk.toString())) socket.write(refusal)
      else if (/^QUIT/i.test(chunk.toString())) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    listReceived: () => received.join(''),
    refuseRecipients: (answer: string) => {
      refusal = answer
    },
    close: () => void server.close(),
  }
}
