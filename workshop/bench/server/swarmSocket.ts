/** One socket of the swarm. Text is not decoded: listeners look at the bytes that matter. */
import { WebSocket } from './ws.ts';

/** How long a handshake may take. */
const PATIENCE = 60_000;

export class SwarmSocket {
  private readonly socket: InstanceType<typeof WebSocket>;

  private constructor(socket: InstanceType<typeof WebSocket>) {
    this.socket = socket;
  }

  /** What arrives with the handshake is heard, too. */
  static open(
    address: string,
    headers: { readonly [name: string]: string },
    hear: (text: Buffer) => void,
  ): Promise<SwarmSocket> {
    const socket = new WebSocket(address, {
      headers,
      perMessageDeflate: false,
      skipUTF8Validation: true,
      handshakeTimeout: PATIENCE,
    });
    // Its table would be counted as if someone were there.
    socket.on('close', (code) => {
      throw new Error(`the server has closed a socket: ${code}`);
    });
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) hear(data);
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new SwarmSocket(socket)));
      socket.on('error', reject);
    });
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }
}
