import { createServer } from 'node:http'

// The least work of a choice: parse it and answer the same few bytes, without a database. No portal can answer more calls
// on the same machine.
const body = JSON.stringify({ data: { registration: { registrationID: 1 } } })

createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (text += part))
  request.on('end', () => {
    if (request.method === 'POST') JSON.parse(text)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))
