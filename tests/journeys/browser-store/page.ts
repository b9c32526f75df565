// The page of the browser store proof: hands each question to the worker and waits for its answer.

declare global {
  interface Window {
    ask(question: string): Promise<unknown>;
    stopWorker(): void;
  }
}

let worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

window.ask = (question) =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    worker.postMessage(question, []);
  });
window.stopWorker = () => {
  worker.terminate();
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
};
