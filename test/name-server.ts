import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** What the server holds: texts and mail servers, by name. */
export interface Zone {
  txt?: Record<string, string[]>
  mx?: Record<string, string[]>
}

const TXT = 16
const MX = 15
const NAME_ERROR = 3

/** A real name server on this machine, which answers from `zone` and says of everything else that there is nothing. */
export async function openNameServer() {
  const state = { zone: {} as Zone, silent: false, silentFor: [] as string[] }
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const isSilent = state.silent || state.silentFor.includes(readQuestion(query).name)
    if (!isSilent) socket.send(answer(query, state.zone), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return Object.assign(state, {
    address: `127.0.0.1:${socket.address().port}`,
    close: async () => {
      socket.close()
    },
  })
}

function answer(query: Buffer, zone: Zone): Buffer {
  const { name, type, end } = readQuestion(query)
  const records =
    type === TXT
      ? (zone.txt?.[name] ?? []).map(textData)
      : type === MX
        ? (zone.mx?.[name] ?? []).map(exchangeData)
        : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8580 | (records.length === 0 ? NAME_ERROR : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  const answers = records.map((data) => {
    const head = Buffer.alloc(12)
    head.writeUInt16BE(0xc00c, 0) // the name of the question
    head.writeUInt16BE(type, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(data.length, 10)
    return Buffer.concat([head, data])
  })
  return Buffer.concat([header, query.subarray(12, end), ...answers])
}

function readQuestion(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function textData(text: string): Buffer {
  const parts = text.match(/.{1,255}/g) ?? ['']
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])))
}

function exchangeData(host: string): Buffer {
  const labels = host.split('.').filter(Boolean)
  const name = labels.map((label) => Buffer.from([label.length, ...Buffer.from(label)]))
  return Buffer.concat([Buffer.from([0, 10]), ...name, Buffer.from([0])])
}
