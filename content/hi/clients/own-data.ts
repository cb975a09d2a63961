import type { ClientCopy } from '../../client-copy.ts'

export const archiveCopy: ClientCopy['archiveCopy'] = {
  ok: (draft) => `ड्राफ़्ट ${draft} पर आपकी हाँ.pdf`,
  answers: 'जवाब.txt',
  invoices: 'इनवॉइस',
  file: (day) => `my-data-${day}.zip`,
}

export const kindNames: ClientCopy['kindNames'] = {
  original: '',
  belated: 'देर से भरा',
  revised: 'सुधारा हुआ',
  updated: 'अपडेटेड',
}

export const ownDataCopy: ClientCopy['ownDataCopy'] = {
  download: 'सब कुछ डाउनलोड करें (ZIP)',
  downloadText: 'सारे दस्तावेज़, आपकी हाँ, जवाब और इनवॉइस।',
  ask: 'मेरी जानकारी मिटाने को कहें',
  askText:
    'हम आपके रिटर्न, दस्तावेज़ और जानकारी अपने यहाँ से मिटा देते हैं। इनवॉइस उतने समय तक रहते हैं जितना कानून कहता है। जो चाहिए, पहले डाउनलोड कर लें। अगर कुछ और रखना ज़रूरी हुआ, तो यहीं बताएँगे।',
  send: 'मिटाने को कहें',
  asked: (day) => `आपने ${day} को जानकारी मिटाने को कहा। हम यहीं जवाब देंगे या आपको फ़ोन करेंगे।`,
  declined: (day, reason) => `${day} का हमारा जवाब: ${reason}`,
}
