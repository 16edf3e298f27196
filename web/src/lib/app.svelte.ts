/** The client as an app: whether there is a connection, and whether a newer edition has come. */
class App {
  offline = $state(!navigator.onLine);
  renewed = false; // the next page that is gone to is of the newer edition

  constructor() {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined; // only where the connection is safe
    let known = worker?.controller;
    worker?.addEventListener("controllerchange", () => {
      this.renewed = Boolean(known);
      known = worker.controller;
    });
  }
}

export const app = new App();
