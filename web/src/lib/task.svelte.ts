/** Something that the server is asked to do: one at a time; why it failed stays to be read. */

export class Task {
  busy = $state(false);
  error = $state('');

  async run(request: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    try {
      await request();
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}
